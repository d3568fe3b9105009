# modules/data-stores/aurora of the service catalog, v0.96.3.

output "all_metric_widgets" {
  description = "All dashboard widgets for metrics that this module offers, as one list."
}

output "cleanup_snapshots_lambda_arn" {
  description = "ARN of the Lambda function that deletes old shared snapshots."
}

output "cluster_arn" {
  description = "ARN of the cluster."
}

output "cluster_id" {
  description = "ID of the Aurora cluster."
}

output "cluster_resource_id" {
  description = "Resource ID of the cluster, which never changes. Policies for IAM database authentication refer to it."
}

output "create_snapshot_lambda_arn" {
  description = "ARN of the Lambda function that takes the snapshots to share."
}

output "instance_endpoints" {
  description = "Endpoints of the individual DB instances."
}

output "metric_widget_aurora_cpu_usage" {
  description = "CloudWatch dashboard widget that shows the CPU usage of the database."
}

output "metric_widget_aurora_db_connections" {
  description = "CloudWatch dashboard widget that shows the number of database connections."
}

output "metric_widget_aurora_disk_space" {
  description = "CloudWatch dashboard widget that shows the free disk space of the database."
}

output "metric_widget_aurora_memory" {
  description = "CloudWatch dashboard widget that shows the free memory of the database."
}

output "metric_widget_aurora_read_latency" {
  description = "CloudWatch dashboard widget that shows the read latency of the database."
}

output "metric_widget_aurora_write_latency" {
  description = "CloudWatch dashboard widget that shows the write latency of the database."
}

output "port" {
  description = "Port on which the database accepts connections."
}

output "primary_endpoint" {
  description = "Endpoint of the primary instance, in the form `host:port`."
}

output "primary_host" {
  description = "Host name of the primary endpoint, without the port."
}

output "reader_endpoint" {
  description = "Read-only endpoint, which distributes connections over the replicas."
}

output "security_group_id" {
  description = "ID of the security group that the module creates."
}

output "share_snapshot_lambda_arn" {
  description = "ARN of the Lambda function that shares snapshots with the other account."
}

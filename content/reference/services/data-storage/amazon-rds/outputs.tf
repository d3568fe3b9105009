# modules/data-stores/rds of the service catalog, v0.96.3.

output "all_metric_widgets" {
  description = "All dashboard widgets for metrics that this module offers, as one list."
}

output "db_name" {
  description = "Name of the database that was created at first."
}

output "metric_widget_rds_cpu_usage" {
  description = "CloudWatch dashboard widget that shows the CPU usage of the database."
}

output "metric_widget_rds_db_connections" {
  description = "CloudWatch dashboard widget that shows the number of database connections."
}

output "metric_widget_rds_disk_space" {
  description = "CloudWatch dashboard widget that shows the free disk space of the database."
}

output "metric_widget_rds_memory" {
  description = "CloudWatch dashboard widget that shows the free memory of the database."
}

output "metric_widget_rds_read_latency" {
  description = "CloudWatch dashboard widget that shows the read latency of the database."
}

output "metric_widget_rds_write_latency" {
  description = "CloudWatch dashboard widget that shows the write latency of the database."
}

output "name" {
  description = "Name of the DB instance."
}

output "num_read_replicas" {
  description = "Number of read replicas."
}

output "port" {
  description = "Port on which the database accepts connections."
}

output "primary_arn" {
  description = "ARN of the primary DB instance."
}

output "primary_endpoint" {
  description = "Endpoint of the primary instance, in the form `host:port`."
}

output "primary_host" {
  description = "Host name of the primary endpoint, without the port."
}

output "primary_id" {
  description = "ID of the primary DB instance."
}

output "read_replica_arns" {
  description = "ARNs of the read replicas."
}

output "read_replica_endpoints" {
  description = "Endpoints of the read replicas."
}

output "read_replica_ids" {
  description = "IDs of the read replicas."
}

output "security_group_id" {
  description = "ID of the security group that the module creates."
}

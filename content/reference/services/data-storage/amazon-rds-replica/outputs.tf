# modules/data-stores/rds-replica of the service catalog, v2.11.1.

output "all_metric_widgets" {
}

output "metric_widget_rds_cpu_usage" {
}

output "metric_widget_rds_db_connections" {
}

output "metric_widget_rds_disk_space" {
}

output "metric_widget_rds_memory" {
}

output "metric_widget_rds_read_latency" {
}

output "metric_widget_rds_write_latency" {
}

output "name" {
}

output "num_read_replicas" {
}

output "port" {
}

output "read_replica_arns" {
}

output "read_replica_endpoints" {
}

output "read_replica_ids" {
}

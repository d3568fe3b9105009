# modules/data-stores/rds of the service catalog, v2.11.1.

output "all_metric_widgets" {
}

output "backup_plan_arns" {
}

output "backup_service_role_arn" {
}

output "backup_vault_arns" {
}

output "db_name" {
}

output "master_password_secret_arn" {
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

output "primary_arn" {
}

output "primary_endpoint" {
}

output "primary_host" {
}

output "primary_id" {
}

output "read_replica_arns" {
}

output "read_replica_endpoints" {
}

output "read_replica_ids" {
}

output "security_group_id" {
}
